import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps, MouseEvent } from "react";

/** A button whose `loading` and `disabled` do not take the focus away, as the attribute would: it ignores presses, and says so. */
export function ActionButton({ onClick, ...props }: ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps>) {
  return (
    <Button
      {...props}
      renderRoot={({ disabled, ...root }) => (
        <button
          {...root}
          aria-disabled={disabled || undefined}
          onClick={(event: MouseEvent<HTMLButtonElement>) => (disabled ? event.preventDefault() : onClick?.(event))}
        />
      )}
    />
  );
}
