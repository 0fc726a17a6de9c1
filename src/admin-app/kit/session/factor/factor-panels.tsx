import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { RecoveryCodesDialog, RecoveryCodesPanel } from "./recovery-codes-panel.tsx";
import { TotpPanel } from "./totp-panel.tsx";

/** A person's own second factors. `onDone` is called after a change, once new recovery codes have been read. */
export function FactorPanels({ onDone }: { onDone?: () => void }) {
  const own = trpc.factors.own.useQuery();
  const [codes, setCodes] = useState<string[]>([]);

  function handleChanged(newCodes: string[]) {
    void queries.factors.own.invalidate();
    setCodes(newCodes);
    if (newCodes.length === 0) onDone?.();
  }

  function handleRead() {
    setCodes([]);
    onDone?.();
  }

  if (own.isError)
    return <LoadFailure title="Vos facteurs n’ont pas pu être chargés" error={own.error} onRetry={() => void own.refetch()} />;
  if (!own.data) return <Skeleton h={320} radius="lg" aria-busy />;
  const hasFactor = own.data.totp !== null || own.data.passkeys.length > 0;
  return (
    <>
      <TotpPanel own={own.data} onChanged={handleChanged} />
      <PasskeysPanel own={own.data} onChanged={handleChanged} />
      {hasFactor && <RecoveryCodesPanel left={own.data.recovery_codes} onRenewed={handleChanged} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={handleRead} />}
    </>
  );
}
