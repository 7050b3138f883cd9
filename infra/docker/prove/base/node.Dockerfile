# Stands for docker.io/library/node where no registry is reached: Debian and the Node that runs here. For trying only.
FROM localhost/keikka/debian
COPY node /usr/local/bin/node
# Whom this machine trusts, on the way to the package registry too.
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && \
  ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx && \
  useradd --uid 1000 --create-home node
