# The site, built and served by itself:
#   docker build -t docs . && docker run -p 3000:3000 docs

FROM node:20-slim AS build
# Pages tell when they were last changed.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:20-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/package.json /site/package-lock.json /site/tsconfig.json ./
# The product: which addresses it has, and in which language it answers.
COPY --from=build /site/site.config.ts /site/sidebars.ts /site/tags.ts /site/theme.ts /site/words.ts /site/documents-of-v4.ts ./
COPY --from=build /site/blocks ./blocks
COPY --from=build /site/playground ./playground
COPY --from=build /site/scripts ./scripts
COPY --from=build /site/src ./src
COPY --from=build /site/pages ./pages
COPY --from=build /site/dist ./dist
# What is made when first asked for, such as compressed copies, is kept there.
RUN mkdir .cache && chown node:node .cache
USER node
EXPOSE 3000
# Without npm and a shell in between, so that `docker stop` is heard at once.
CMD ["node", "--import", "./scripts/typescript.mjs", "src/build/cli.ts", "serve"]
