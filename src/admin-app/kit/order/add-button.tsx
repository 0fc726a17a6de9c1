import { Button, type ButtonProps } from "@mantine/core";
import { Plus } from "lucide-react";
import type { ComponentProps } from "react";

/** Adds a row to a list of a form. */
export function AddButton(props: ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps>) {
  return <Button variant="default" leftSection={<Plus size={16} aria-hidden />} {...props} />;
}
