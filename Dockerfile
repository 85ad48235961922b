# The product as an image (docs/operations.md). `npm run image:check` follows these instructions where there is no engine.
# linux/amd64: elsewhere Node 26 needs libatomic1 from Debian in both stages.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run build

# Node and PostgreSQL come with the packages: nothing else is needed.
FROM debian:bookworm-20260918-slim
RUN useradd --uid 10001 --user-group --home-dir /data --create-home --shell /usr/sbin/nologin adlm
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER adlm
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["runtime/shell", "-c", "node scripts/healthcheck.ts"]
CMD ["runtime/shell", "-c", "exec node scripts/start.ts"]
