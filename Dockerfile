# One image for every program of the house; the command says which:
#   node gateway/src/main.ts               GraphQL and the web client (the default)
#   node --max-semi-space-size=4 api/src/main.ts   the REST API
#   node api/src/db/migrate-cli.ts         brings the tables up to date and ends
#   node api/src/admin/cli.ts COMMAND      an administrator's commands
ARG NODE_VERSION=24.21.0
# The digest of that image, as @sha256:…; without it the tag decides.
ARG NODE_DIGEST=

FROM node:${NODE_VERSION}-bookworm-slim${NODE_DIGEST} AS packages
RUN npm install --global pnpm@12
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY schema/package.json schema/
COPY server/package.json server/
COPY text/package.json text/
COPY question/package.json question/
COPY review/package.json review/
COPY api/package.json api/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY explorer/package.json explorer/
COPY tests/package.json tests/

FROM packages AS build
RUN pnpm install --frozen-lockfile --filter web... --filter explorer... --filter api... --filter gateway...
COPY . .
RUN cd web && node_modules/.bin/vite build \
 && node_modules/.bin/vite build --ssr src/server/entry.tsx --outDir dist-server \
 && node ../scripts/precompress.ts dist \
 && node scripts/worker.ts
RUN cd explorer && node_modules/.bin/vite build && node ../scripts/precompress.ts dist 9
RUN node scripts/notice.ts

FROM packages AS production
RUN pnpm install --frozen-lockfile --prod --filter api... --filter gateway...

FROM node:${NODE_VERSION}-bookworm-slim${NODE_DIGEST}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY api api
COPY gateway gateway
COPY schema schema
COPY server server
COPY text text
COPY question question
COPY review review
COPY --from=build /app/NOTICE ./
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-server web/dist-server
COPY --from=build /app/explorer/dist explorer/dist
RUN mkdir /data /assets && chown node:node /data /assets
USER node
EXPOSE 4000 4001
CMD ["node", "gateway/src/main.ts"]
