import { Button, type ButtonProps } from "@mantine/core";
import { Plus } from "lucide-react";
import type { ComponentProps, MouseEvent, AnchorHTMLAttributes } from "react";
import { createLink } from "@tanstack/react-router";

/** Checks that a press is the second of a double click: the first is under way before the button can say so. */
const isRepeated = ({ detail }: MouseEvent<HTMLButtonElement>) => detail > 1;

/** A button whose `loading` and `disabled` do not take the focus away, as the attribute would: it ignores presses, and
 *  says so. */
export function ActionButton({ onClick, ...props }: ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps>) {
  return (
    <Button
      {...props}
      renderRoot={({ disabled, ...root }) => (
        <button
          {...root}
          aria-disabled={disabled || undefined}
          onClick={(event: MouseEvent<HTMLButtonElement>) => (disabled || isRepeated(event) ? event.preventDefault() : onClick?.(event))}
        />
      )}
    />
  );
}

/** Adds a row to a list of a form. */
export function AddButton(props: ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps>) {
  return <Button variant="default" leftSection={<Plus size={16} aria-hidden />} {...props} />;
}

/** A button that leads somewhere: an ordinary link to assistive technology, the middle button and the address bar. */
export const LinkButton = createLink((props: ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>) => (
  <Button component="a" {...props} />
));
