import { useEffect, useEffectEvent } from "react";

const listeners = new Set<() => void>();

/** Tells every open form that something was undone: it may be what they hold. */
export function tellUndone(): void {
  for (const listener of listeners) listener();
}

/** Calls back when something was undone. */
export function useUndone(onUndone: () => void): void {
  const listener = useEffectEvent(onUndone);
  useEffect(() => {
    const call = () => listener();
    listeners.add(call);
    return () => {
      listeners.delete(call);
    };
  }, []);
}
