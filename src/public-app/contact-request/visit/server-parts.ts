import { lazy } from "react";

// Parts of the contact page that do nothing in the browser: for `ServerPart`. The server, which waits for nothing while it renders, has them at once.

export const ContactWays = import.meta.env.SSR
  ? (await import("./contact-ways.tsx")).ContactWays
  : lazy(async () => ({ default: (await import("./contact-ways.tsx")).ContactWays }));

export const Showroom = import.meta.env.SSR
  ? (await import("./showroom.tsx")).Showroom
  : lazy(async () => ({ default: (await import("./showroom.tsx")).Showroom }));
