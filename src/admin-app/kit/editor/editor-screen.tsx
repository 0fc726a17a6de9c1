import { useDocumentTitle, useFloatingWindow, useHotkeys, useMediaQuery, useMergedRef, useWindowEvent } from "@mantine/hooks";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { HelpLink } from "#admin-app/kit/guide/help-link.tsx";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { Modal, Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { GripHorizontal } from "lucide-react";
import classes from "./editor-screen.module.css";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";

type Query = { data: unknown; error: unknown; refetch: () => unknown };

/** One item of a list, opened over it in a window. */
export function EditorScreen({
  title,
  name,
  awaited,
  loading,
  failed,
  children,
  ...frame
}: Omit<ComponentProps<typeof EditorWindow>, "title"> & {
  title: string;
  /** The name of the item, as soon as it is known. */
  name?: string | undefined;
  /** The query that `children` wait for. */
  awaited: Query | undefined;
  loading: string;
  failed: string;
}) {
  const mayWrite = useMayWrite();
  // A reader changes nothing of what is there already.
  const heading = mayWrite ? title : title.replace(/^Modifier/, "Consulter");
  useDocumentTitle(`${heading} — ${COMPANY}`);
  return (
    <EditorWindow {...frame} title={name === undefined ? heading : `${heading} — ${name}`}>
      {awaited && awaited.data === undefined ? <Opening awaited={awaited} loading={loading} failed={failed} /> : children}
    </EditorWindow>
  );
}

function Opening({ awaited: { error, refetch }, loading, failed }: { awaited: Query; loading: string; failed: string }) {
  if (error) return <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton loading={loading} />;
}

const MARGIN = 16;
/** Pixels, as in the style sheet. */
const WIDTH = { large: 960, small: 600, full: 960, page: 960 };

/** Checks that the focused element uses Escape itself: an open list of suggestions, a row being dragged. Mantine's own
 *  mark for it. */
function keepsEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
}

/** Checks that no other dialog stands above this one: each lives in a portal of its own, the latest last. */
function isTopmost(dialog: HTMLElement | null): boolean {
  return [...document.querySelectorAll("[aria-modal='true']")].at(-1) === dialog;
}

type EditorWindowProps = {
  title: ReactNode;
  /** Content beside the title. */
  tools?: ReactNode;
  size?: keyof typeof WIDTH;
  onClose: () => void;
  /** Handler of Escape where it does not close. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
};

/** A modal dialog that can be dragged by its title, never out of the window. On phones, at full size and as a page it
 *  fills the screen; the bars of a page begin where its fields do. `Modal` gives the focus trap and the scroll lock,
 *  `useFloatingWindow` (what `FloatingWindow` is made of) the dragging. */
function EditorWindow({ title, size = "large", tools, onClose, onEscape = onClose, children }: EditorWindowProps) {
  const isSmallScreen = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const isFixed = isSmallScreen || size === "full" || size === "page";
  const [initialPosition] = useState(() => ({ left: Math.max(MARGIN, (window.innerWidth - WIDTH[size]) / 2), top: MARGIN * 2 }));
  const { ref, setPosition } = useFloatingWindow<HTMLDivElement>({
    enabled: !isFixed,
    constrainToViewport: true,
    constrainOffset: isFixed ? 0 : MARGIN,
    dragHandleSelector: "[data-drag-handle]",
    excludeDragHandleSelector: "button",
    initialPosition,
  });
  const content = useRef<HTMLDivElement>(null);
  const contentRef = useMergedRef(ref, content);
  useHiddenBackground(true);
  // Not Modal's own Escape: it would also hear the one meant for a dialog above this window. Later than the event, for
  // the same reason.
  useWindowEvent(
    "keydown",
    ({ key, target, isComposing }) => {
      const isOurs = target === document.body || (target instanceof Node && content.current?.contains(target));
      const isMeant = key === "Escape" && !isComposing && isOurs && !keepsEscape(target);
      // a dialog that has just opened has no focus yet
      if (isMeant && isTopmost(content.current)) window.setTimeout(onEscape);
    },
    { capture: true },
  );
  // Never the browser's own dialog, not even while the form is still to come; the form itself saves.
  useHotkeys([["mod+S", () => {}]], [], true);
  // Clamps again: a smaller browser window must not leave the title out of reach.
  useWindowEvent("resize", () => setPosition({}));

  return (
    <Modal.Root opened onClose={onClose} closeOnEscape={false} closeOnClickOutside={false} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content ref={contentRef} data-size={size} classNames={{ content: classes.window, inner: classes.inner }}>
        <div data-drag-handle className={classes.header}>
          <GripHorizontal size={18} className={classes.grip} aria-hidden />
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {tools}
          <HelpLink isForm />
          <Modal.CloseButton aria-label="Fermer" />
        </div>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

/** A field to come: its label, and its box. */
function FieldSkeleton({ label, height = 36 }: { label: number; height?: number }) {
  return (
    <div>
      <Skeleton height={12} width={label} mb={6} />
      <Skeleton height={height} />
    </div>
  );
}

/** A form to come, in the shape that it will have. `loading` says it to those who do not see it. */
export function EditorSkeleton({ loading }: { loading: string }) {
  return (
    <Stack justify="space-between" aria-busy>
      <VisuallyHidden component="output">{loading}</VisuallyHidden>
      <Stack p={20}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FieldSkeleton label={34} />
          <FieldSkeleton label={30} />
        </SimpleGrid>
        <FieldSkeleton label={120} height={60} />
        <FieldSkeleton label={128} height={132} />
        <FieldSkeleton label={72} />
      </Stack>
      <Group justify="space-between" px={20} py={12}>
        <Skeleton height={36} width={88} />
        <Skeleton height={36} width={132} />
      </Group>
    </Stack>
  );
}
