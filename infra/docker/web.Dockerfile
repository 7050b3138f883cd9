# The files of the shell or a remote and the server for them. From the root of the repository:
# docker build -f infra/docker/web.Dockerfile --build-arg PROJECT=shell --build-arg PORT=4300 .
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
ENV NODE_ENV=production HOST=0.0.0.0 PORT=$PORT DIST_FOLDER=$PROJECT/dist
EXPOSE $PORT
USER node
HEALTHCHECK --interval=10s --start-period=20s CMD ["node", "infra/docker/health.mjs"]
CMD ["node", "infra/static-server/main.mjs"]
