# The service: portal, API and payment widget. See docs/operations.md.
# The digest of a newer image: docker buildx imagetools inspect node:24-slim

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build -- --release && npm prune --omit=dev

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /portal
ENV NODE_ENV=production
COPY --from=build /portal/package.json ./
COPY --from=build /portal/node_modules node_modules
COPY --from=build /portal/dist dist
# What the server reads beside its bundle.
COPY --from=build /portal/src/service/shop/catalogue/images src/service/shop/catalogue/images
COPY --from=build /portal/src/service/sandbox/console/public src/service/sandbox/console/public
COPY --from=build /portal/src/service/platform/database/migrations src/service/platform/database/migrations
COPY --from=build /portal/src/service/widget/public src/service/widget/public
# For PGlite; PostgreSQL needs no folder.
RUN install -d -o node -g node data
USER node
EXPOSE 8080 8081
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/sandbox/server.js"]
