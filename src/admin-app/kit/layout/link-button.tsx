import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";

/** A button that leads somewhere: an ordinary link to assistive technology, the middle button and the address bar. */
export const LinkButton = createLink((props: ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>) => (
  <Button component="a" {...props} />
));
