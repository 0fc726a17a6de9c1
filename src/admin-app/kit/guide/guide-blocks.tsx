import { Link } from "@tanstack/react-router";
import { createElement, Fragment } from "react";
import type { GuideBlock, GuideText } from "./guide-page.ts";
import { blockText, joinText } from "./guide-text.ts";
import classes from "./guide-blocks.module.css";

/** The content under a heading. */
export function GuideBlocks({ blocks }: { blocks: GuideBlock[] }) {
  return (
    <div className={classes.blocks}>
      {blocks.map((block) => (
        <Block key={blockText(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((text) => (
            <li key={joinText(text)}>
              <Words text={text} />
            </li>
          ))}
        </List>
      );
    }
    case "picture":
      return <Picture picture={block} />;
  }
}

/** A picture of a screen, taken at twice its size, which opens alone: on a phone its words are small. */
function Picture({ picture: { src, alt, width, height } }: { picture: Extract<GuideBlock, { type: "picture" }> }) {
  return (
    <a href={src} target="_blank" rel="noopener" className={classes.picture} style={{ maxWidth: width / 2 }}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  );
}

/** Pieces of a text, which are as fixed as their order: none needs a key. */
function Words({ text }: { text: GuideText }) {
  return createElement(Fragment, null, ...text.map(renderPiece));
}

function renderPiece({ text, isStrong, link }: GuideText[number]) {
  const words = isStrong ? <strong>{text}</strong> : text;
  if (!link) return words;
  return (
    <Link to={link.path} hash={link.hash}>
      {words}
    </Link>
  );
}
