import { notificationsStore } from "@mantine/notifications";
import { expect, it } from "vitest";
import { copyText } from "./copy-button.tsx";

it("a text that the browser does not copy is left to its reader, who is told how", async () => {
  expect(await copyText("texte")).toBe(false); // there is no clipboard here, as over plain http
  expect(notificationsStore.getState().notifications).toMatchObject([
    { title: "Copie impossible\u202f: sélectionnez le texte et faites Ctrl + C", role: "alert" },
  ]);
});
