# The image of one node. `docker build -t landfall .`; test/image-replay.mjs replays these steps where no engine runs.
# PREVIOUS is the last release's image: pages that were opened before a deploy ask for its assets (reliability E9).
ARG PREVIOUS=build
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY esbuild.config.ts tsconfig.json ./
COPY config ./config
COPY assets ./assets
COPY src ./src
COPY views ./views
ARG BUILD_ID
RUN npm run build
RUN npm prune --omit=dev

FROM ${PREVIOUS} AS previous

FROM node:26-slim
ENV NODE_ENV=production
ENV PORT=3000
ENV DATA_DIR=/app/data
# Measured: docs/profiles/memory.md
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512 --v8-pool-size=1"
ENV MALLOC_ARENA_MAX=1
ENV MALLOC_MMAP_THRESHOLD_=2097152
ENV MALLOC_TRIM_THRESHOLD_=2097152
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=previous /app/dist/public ./dist/public
COPY --from=build /app/dist ./dist
COPY --from=build /app/config/sample-line ./config/sample-line
COPY --from=build /app/config/salesforce-mapping.json ./config/salesforce-mapping.json
RUN install -d -o node -g node /app/data /app/dist/document-pictures
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
