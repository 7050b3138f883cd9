# Stands for the images of Postgres, NATS and Redis where no registry is reached: Debian's packages. For trying only.
FROM localhost/keikka/debian
RUN apt-get update && \
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql nats-server redis-server wget && \
  rm -rf /var/lib/apt/lists/* /var/lib/postgresql/*
ENV PGDATA=/var/lib/postgresql/data
COPY entrypoint.sh /entrypoint.sh
ENTRYPOINT ["sh", "/entrypoint.sh"]
