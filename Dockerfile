# Every image of Yarrow: `docker build --target catalog .` makes one, `npm run images` all of them, with docker or buildah.
#   BUILD_IMAGE  has node and npm
#   BASE_IMAGE   has node on its path; no shell is needed, so a distroless one will do
#   DEBIAN_IMAGE the Debian release of BASE_IMAGE: ffmpeg and its libraries are taken from it
#   POSTGRES_IMAGE of the same release, as new as the servers: pg_dump and pg_restore are taken from it
# A registry of your own, or its certificates: `--secret id=npmrc,src=…`.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:bookworm-slim
ARG POSTGRES_IMAGE=docker.io/library/postgres:18-bookworm

FROM ${BUILD_IMAGE} AS build
WORKDIR /source
ENV CI=true APOLLO_TELEMETRY_DISABLED=true
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/kit/package.json packages/kit/
COPY packages/time/package.json packages/time/
COPY services/catalog/package.json services/catalog/
COPY services/clients/package.json services/clients/
COPY services/notifications/package.json services/notifications/
COPY services/payments/package.json services/payments/
COPY services/reviews/package.json services/reviews/
COPY services/sandbox/package.json services/sandbox/
COPY services/scheduling/package.json services/scheduling/
COPY services/search/package.json services/search/
COPY gateway/package.json gateway/
COPY admin/package.json admin/
COPY web/package.json web/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-progress --loglevel=error
COPY . .
RUN node scripts/images/build-all.mjs

# What an image holds, put together by what its program imports (scripts/images).
FROM build AS admin-files
RUN node scripts/images/assemble.mjs admin /image
FROM build AS catalog-files
RUN node scripts/images/assemble.mjs catalog /image
FROM build AS clients-files
RUN node scripts/images/assemble.mjs clients /image
FROM build AS gateway-files
RUN node scripts/images/assemble.mjs gateway /image
FROM build AS notifications-files
RUN node scripts/images/assemble.mjs notifications /image
FROM build AS payments-files
RUN node scripts/images/assemble.mjs payments /image
FROM build AS reviews-files
RUN node scripts/images/assemble.mjs reviews /image
FROM build AS sandbox-files
RUN node scripts/images/assemble.mjs sandbox /image
FROM build AS scheduling-files
RUN node scripts/images/assemble.mjs scheduling /image
FROM build AS search-files
RUN node scripts/images/assemble.mjs search /image
FROM build AS web-files
RUN node scripts/images/assemble.mjs web /image

# Debian's ffmpeg with just the libraries that it is linked with, at the places where they belong.
FROM ${DEBIAN_IMAGE} AS ffmpeg
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ffmpeg \
    && mkdir -p /image/usr/bin \
    && cp /usr/bin/ffmpeg /usr/bin/ffprobe /image/usr/bin/ \
    && ldd /usr/bin/ffmpeg /usr/bin/ffprobe | grep -o '/[^ ]*\.so[^ ]*' | sort -u | while read -r library; do \
         target="/image/usr${library#/usr}"; mkdir -p "$(dirname "$target")"; cp -L "$library" "$target"; \
       done \
    && rm -f /image/usr/lib*/*/libc.so.6 /image/usr/lib*/*/libm.so.6 /image/usr/lib*/*/libpthread.so.0 \
         /image/usr/lib*/*/libdl.so.2 /image/usr/lib*/*/librt.so.1 \
    && rm -rf /image/usr/lib64 /var/lib/apt/lists/*

# The client of PostgreSQL, likewise.
FROM ${POSTGRES_IMAGE} AS postgres-client
# Some images of PostgreSQL run as another user.
USER 0
RUN mkdir -p /image/usr/bin \
    && cp /usr/lib/postgresql/*/bin/pg_dump /usr/lib/postgresql/*/bin/pg_restore /image/usr/bin/ \
    && ldd /image/usr/bin/pg_dump /image/usr/bin/pg_restore | grep -o '/[^ ]*\.so[^ ]*' | sort -u | while read -r library; do \
         target="/image/usr${library#/usr}"; mkdir -p "$(dirname "$target")"; cp -L "$library" "$target"; \
       done \
    && rm -f /image/usr/lib*/*/libc.so.6 /image/usr/lib*/*/libm.so.6 /image/usr/lib*/*/libpthread.so.0 \
         /image/usr/lib*/*/libdl.so.2 /image/usr/lib*/*/librt.so.1 \
    && rm -rf /image/usr/lib64

# Runs as any user id, writes to /tmp only, and needs no shell.
FROM ${BASE_IMAGE} AS runtime
ENV NODE_ENV=production APOLLO_TELEMETRY_DISABLED=true HOST=0.0.0.0 PORT=8080 \
    PATH=/usr/local/bin:/usr/bin:/bin:/nodejs/bin
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]
CMD ["dist/main.js"]

# `yarrow-admin`: a command and no server.
FROM runtime AS admin
COPY --from=postgres-client /image /
COPY --from=admin-files /image /app
WORKDIR /app/admin
ENTRYPOINT ["node", "dist/main.js"]
CMD ["--help"]

FROM runtime AS catalog
COPY --from=catalog-files /image /app
WORKDIR /app/services/catalog

FROM runtime AS clients
COPY --from=clients-files /image /app
WORKDIR /app/services/clients

FROM runtime AS gateway
COPY --from=gateway-files /image /app
WORKDIR /app/gateway

FROM runtime AS notifications
COPY --from=notifications-files /image /app
WORKDIR /app/services/notifications

FROM runtime AS payments
COPY --from=payments-files /image /app
WORKDIR /app/services/payments

# Also the worker that makes the videos: `dist/worker.js`.
FROM runtime AS reviews
COPY --from=ffmpeg /image /
COPY --from=reviews-files /image /app
WORKDIR /app/services/reviews

# Stand-ins for payment providers, text messages, S3 and mail: never part of a production release.
FROM runtime AS sandbox
COPY --from=sandbox-files /image /app
WORKDIR /app/services/sandbox

FROM runtime AS scheduling
COPY --from=scheduling-files /image /app
WORKDIR /app/services/scheduling

FROM runtime AS search
COPY --from=search-files /image /app
WORKDIR /app/services/search

FROM runtime AS web
COPY --from=web-files /image /app
WORKDIR /app/web
CMD ["dist-server/server/main.js"]
