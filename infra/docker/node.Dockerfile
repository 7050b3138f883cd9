# The BFF, a service or the loader of the demo data. From the root of the repository:
# docker build -f infra/docker/node.Dockerfile --build-arg PROJECT=bff --build-arg PORT=4310 .
FROM node:22-slim AS build
WORKDIR /keikka
COPY . .
RUN npm ci
# Below what all images share, so that it is made once for them.
ARG PROJECT
RUN node infra/docker/assemble.mjs $PROJECT /out

FROM node:22-slim
ARG PROJECT PORT
WORKDIR /keikka
COPY --from=build /out .
ENV NODE_ENV=production PORT=$PORT PROJECT=$PROJECT
# The loader of the demo data listens on none.
EXPOSE ${PORT:-4310}
USER node
HEALTHCHECK --interval=10s --start-period=20s CMD ["node", "infra/docker/health.mjs"]
# A shell fills in the project; the process takes the place of the shell, because signals reach the first one only.
CMD ["sh", "-c", "exec node $PROJECT/dist/main.js"]
