# syntax=docker/dockerfile:1
# The whole product in one image: docs/operations.md says how it is run.

ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Of the production packages, those that only a browser runs are in the bundles already; the Node of the base runs the rest.
RUN npm run build && npm prune --omit=dev && cd node_modules && \
    rm -r .bin .cache @dnd-kit @mantine @tiptap @typescript lucide-react node typescript

FROM ${BASE}
# Two arenas of the C library: threads share memory that they would hardly give back. Small young heaps, and an old one
# that is collected before it fills the machine: 405 MB at most under load with 5,000 products, 750 without.
ENV MALLOC_ARENA_MAX=2 \
    NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512" \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /app
COPY --from=build /app ./
RUN install --directory --owner=node --group=node --mode=0700 /data
# Nothing but /data is written to: the container may be started with --read-only and a tmpfs at /tmp.
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js"]
