import { SegmentedControl, Text } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { pageFormSchema } from "#contracts/page/page.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import { type PageFormValues, usePageFormContext } from "../page-form.ts";
import classes from "./side-preview.module.css";
import type { Section } from "#contracts/page/section.ts";
import { openPart } from "#admin-app/kit/layout/focus.ts";

/** Pause in typing after which the page is drawn again. */
const PAUSE_MS = 400;

/** Widths at which the page is laid out, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 };

const WIDTH_CHOICES = [
  { value: "desktop", label: "Ordinateur" },
  { value: "phone", label: "Téléphone" },
];

type Answer = { html?: string; isFaulty?: boolean; hasFailed?: boolean };

/** Loads the page that a form describes, again at each pause in typing; one copy on the server is written anew. */
function usePreviewedPage(values: PageFormValues, id: number | undefined): Answer {
  const [answer, setAnswer] = useState<Answer>({});
  const [copy] = useState<{ token?: string }>({});
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (change: Answer) => !signal.aborted && setAnswer(({ html }) => ({ ...(html !== undefined && { html }), ...change }));
    async function load() {
      const form = pageFormSchema.safeParse({ ...values, id });
      if (!form.success) return show({ isFaulty: true });
      const { path } = await rpcClient.pages.previewForm.mutate({ ...form.data, ...(copy.token && { apercu: copy.token }) }, { signal });
      copy.token = new URL(path, location.origin).searchParams.get("apercu") ?? "";
      const response = await fetch(path, { signal, headers: { accept: "text/html" } });
      if (!response.ok) throw new Error(response.statusText);
      show({ html: await response.text() });
    }
    const pause = setTimeout(() => void load().catch(() => show({ hasFailed: true })), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [values, id, copy]);
  return answer;
}

/** Puts the page of `html` into a frame: the whole document at first, what the page says from then on, so that nothing
 *  blinks and the scroll position stays. */
function draw(frame: HTMLIFrameElement, html: string): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main");
  const present = frame.contentDocument?.querySelector("main");
  if (main && present) return present.replaceWith(main);
  for (const script of page.querySelectorAll("script")) script.remove(); // the frame would report each that it refuses
  frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
}

/** The page beside its form, as it is typed. A text that is pressed opens its field. It runs no script. */
export function SidePreview({ id }: { id: number | undefined }) {
  const form = usePageFormContext();
  const { html, isFaulty, hasFailed } = usePreviewedPage(form.values, id);
  const [width, setWidth] = useState<keyof typeof WIDTHS>("desktop");
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const { ref: area, width: areaWidth, height: areaHeight } = useElementSize();
  const scale = Math.min(1, areaWidth / WIDTHS[width]);
  useEffect(() => {
    if (frame && html !== undefined) draw(frame, html);
  }, [frame, html]);

  function handleLoad() {
    frame?.contentDocument?.addEventListener("click", (event) => {
      event.preventDefault();
      const pressed = frame.contentDocument?.elementsFromPoint(event.clientX, event.clientY) ?? [];
      openField(form.getValues().sections, pressed);
    });
  }

  return (
    <section aria-label="Aperçu à côté" className={classes.preview}>
      <SegmentedControl
        size="xs"
        aria-label="Largeur de l’aperçu"
        data={WIDTH_CHOICES}
        value={width}
        onChange={(chosen) => setWidth(chosen === "phone" ? "phone" : "desktop")}
      />
      <Text component="output" display="block" size="sm" c={hasFailed ? "red" : "dimmed"}>
        {hasFailed && "L’aperçu ne répond pas. Il reprend à votre prochaine frappe."}
        {isFaulty && "L’aperçu suit dès que les champs sont complets."}
      </Text>
      <div ref={area} className={classes.area}>
        <iframe
          ref={setFrame}
          title="La page telle que ce formulaire la décrit"
          sandbox="allow-same-origin"
          className={classes.frame}
          style={{ width: WIDTHS[width], height: scale === 0 ? 0 : areaHeight / scale, transform: `scale(${scale})` }}
          onLoad={handleLoad}
        />
      </div>
    </section>
  );
}

const toWords = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Finds the path, in a part of the form, of the text that a page shows as these words. Undefined where it is written
 *  otherwise, as with a placeholder. */
function findText(part: unknown, words: string, path: string): string | undefined {
  if (typeof part === "string") return toWords(part) === words ? path : undefined;
  if (typeof part !== "object" || part === null) return undefined;
  for (const [name, value] of Object.entries(part)) {
    const found = findText(value, words, `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Opens the section of the form that pressed elements of the previewed page, the topmost first, belong to. The field
 *  of their words gets the focus, those beneath a link that covers a card before its own; else the section's first one.
 *  The words of the opening without a field of its own are the page's title. */
function openField(sections: Section[], pressed: Element[]): void {
  const [element] = pressed;
  if (!element) return;
  const owner = sections.find(({ id }) => element.closest(`#${CSS.escape(id)}`));
  const section = owner ?? (element.closest("main header") && sections[0]?.kind === "opening" ? sections[0] : undefined);
  if (element.closest("h1") || !section) return document.querySelector<HTMLElement>("form [name=title]")?.focus();
  const card = document.getElementById(section.id);
  if (card) openPart(card);
  const isCover = (one: Element) => one.closest("a") !== null && pressed.length > 1;
  const [path] = [...pressed.filter((one) => !isCover(one)), ...pressed.filter(isCover)].flatMap(
    (one) => findText(section, toWords(one.textContent), `sections.${sections.indexOf(section)}`) ?? [],
  );
  const field = (path && card?.querySelector<HTMLElement>(`[name="${path}"]`)) || card?.querySelector<HTMLElement>("input, textarea");
  field?.focus();
}
