import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type SubmitEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/search/messages";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { findPages, findQuestions } from "./found-pages.ts";
import { QuickResults } from "./quick-results.tsx";
import styles from "./quick-search.module.css";
import { useQuickSearch } from "./use-quick-search.ts";
import { ownPath } from "#public-app/routes/page-url.ts";

/** A press on the backdrop is a press on the dialog itself. Where the page takes it away, it is closed first, so that
 *  it gives the focus back. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    const closing = new AbortController();
    const { signal } = closing;
    element?.showModal();
    element?.addEventListener("click", ({ target }) => target === element && element.close(), { signal });
    element?.addEventListener("close", handleClose, { signal });
    return () => {
      closing.abort();
      element?.close();
    };
  }, []);
  return dialog;
}

/** The option that the arrows have reached in a list of options, by its id. Past either end nothing is chosen. */
function useChosenOption() {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();

  function choose(step: number) {
    const options = [...(list.current?.querySelectorAll('[role="option"]') ?? [])];
    const next = options.findIndex(({ id }) => id === chosen) + step;
    const option = chosen === undefined && step < 0 ? options.at(-1) : options[next];
    option?.scrollIntoView({ block: "nearest" });
    setChosen(option?.id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    choose(step);
  }

  return { list, chosen, handleKeyDown, clear: () => setChosen(undefined) };
}

/** Text of the box, with the letters that were typed while it was still loading. */
function useTypedText(onInput: () => void) {
  const [typed, setTyped] = useState("");

  function handleInput(text: string) {
    setTyped(text);
    onInput();
  }

  function handleFocus() {
    const ahead = window.typedAhead?.take();
    if (ahead) handleInput(typed + ahead);
  }

  return { typed, handleInput, handleFocus };
}

/** Finds any product, article, question or page while the visitor types. The box has the focus throughout; the arrows
 *  choose, Enter opens. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const dialog = useModal(onClose);
  const listId = useId();
  const { list, chosen, handleKeyDown, clear } = useChosenOption();
  const { typed, handleInput, handleFocus } = useTypedText(clear);
  const answer = useQuickSearch(typed);
  const pages = findPages(typed);
  const questions = findQuestions(typed, useSettings().faq);

  const close = () => dialog.current?.close();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const option = chosen === undefined ? null : document.getElementById(chosen);
    if (option) return option.click();
    if (typed.trim() === "") return;
    void navigate({ to: "/produits", search: { q: typed.trim() }, replace: true });
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={m.title}>
      <search className={styles.frame}>
        <form className={styles.box} action={ownPath("/produits")} onSubmit={handleSubmit}>
          <Icon name="search" />
          <input
            name="q"
            type="search"
            role="combobox"
            aria-label={m.label}
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={chosen}
            aria-autocomplete="list"
            placeholder={m.placeholder}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is a search box opens in it
            autoFocus
            value={typed}
            onChange={({ target }) => handleInput(target.value)}
            onFocus={handleFocus}
            onKeyDown={handleKeyDown}
          />
          <button type="button" className={styles.close} aria-label={m.close} onClick={close}>
            <Icon name="x" />
          </button>
        </form>
        <QuickResults ref={list} id={listId} typed={typed.trim()} chosen={chosen} {...{ answer, questions, pages }} />
        <KeyHints />
      </search>
    </dialog>
  );
}

/** Hints for the keys, for visitors who see them. */
function KeyHints() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {m.keys.move} <kbd>{m.enter}</kbd> {m.keys.open} <kbd>{m.escape}</kbd> {m.keys.close}
    </p>
  );
}
