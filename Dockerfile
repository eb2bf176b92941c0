# Sixpips in a container: one process, games in the volume /data.
#
#   docker build --tag sixpips .
#   docker run --env DISCORD_TOKEN=… --volume sixpips:/data sixpips
#
# tests/packaging/test_dockerfile.py runs these steps in a plain virtual environment.

FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml requirements.txt constraints.txt README.md LICENSE .env.example ./
COPY deploy ./deploy
COPY bot ./bot
COPY rules ./rules
COPY renderers ./renderers
COPY playground ./playground
RUN python -m venv /opt/sixpips
RUN /opt/sixpips/bin/pip install --no-cache-dir --disable-pip-version-check --requirement requirements.txt

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 sixpips && install --directory --owner=sixpips /data
COPY --from=build /opt/sixpips /opt/sixpips
ENV PATH=/opt/sixpips/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE=/data/sixpips.db \
    HOST=0.0.0.0 \
    HEALTH_PORT=8081
WORKDIR /data
VOLUME /data
USER sixpips
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8081/healthz', timeout=4)"]
ENTRYPOINT ["sixpips"]
CMD ["run"]
