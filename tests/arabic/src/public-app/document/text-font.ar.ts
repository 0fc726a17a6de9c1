export { default as textFont } from "#public-app/styles/fonts/readex-pro-arabic.woff2?url";
