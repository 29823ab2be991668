# syntax=docker/dockerfile:1
# The portal as one image: the built site and all services. See deploy/README.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN node tools/bootstrap.mjs build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --omit=peer --workspace services/portal --no-audit --no-fund

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Developer portal" \
      org.opencontainers.image.description="Documentation site, search, assistant and REST APIs in one server" \
      org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production PORT=3000
WORKDIR /app
COPY --from=packages /app/package.json ./package.json
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/packages ./packages
COPY --from=packages /app/services ./services
COPY --from=packages /app/deploy ./deploy
COPY --from=build /app/packages/web-sdk-legacy/dist ./packages/web-sdk-legacy/dist
COPY --from=build /app/venues/dist ./venues/dist
COPY --from=build /app/site/build ./site/build
RUN mkdir .data && chown 1000:1000 .data
# A number, so that Kubernetes can verify that it is not root.
USER 1000:1000
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/portal/src/main.ts"]
