import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";

/** Leads to the form of a new item, for who may create one. */
export const CreationLink = createLink((props: ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>) => (
  <ForWriters>
    <Button component="a" {...props} />
  </ForWriters>
));
