import "@mantine/core/styles.layer.css";
import "./admin.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { configureZodLocale } from "#contracts/shared/zod-locale.ts";
import { isStorageBlocked, StorageBlockedScreen } from "./kit/errors/storage-blocked-screen.tsx";
import { router } from "./router.tsx";
import { queryClient, rpcClient, trpc } from "./rpc.ts";
import { cssVariables, theme } from "./theme.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no #root to show the admin in.");

configureZodLocale();

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={localStorageColorSchemeManager({ key: "admin-theme" })}
      defaultColorScheme="light"
    >
      <trpc.Provider client={rpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          {isStorageBlocked() ? <StorageBlockedScreen /> : <RouterProvider router={router} />}
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  </StrictMode>,
);
