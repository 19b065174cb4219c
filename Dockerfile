# Muster in a container; `npm run container` builds it, and docs/hosting.md says how it is run.
ARG BASE=docker.io/library/node:22-slim
FROM ${BASE}
COPY muster.tgz /tmp/muster.tgz
RUN npm install --global --no-audit --no-fund /tmp/muster.tgz \
 && rm /tmp/muster.tgz && mkdir /data && chown 1000:1000 /data
USER 1000:1000
ENV MUSTER_DATA=/data MUSTER_HOST=0.0.0.0 MUSTER_LOCAL_NAME=off
VOLUME /data
EXPOSE 8420
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.MUSTER_PORT || 8420) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["muster"]
CMD ["serve"]
