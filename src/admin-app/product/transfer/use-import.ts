import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import type { UploadedSheet } from "#contracts/spreadsheet/sheet.ts";
import { type Attempt, attemptOf } from "#admin-app/editor/saving/attempt.ts";
import { refreshProducts } from "#admin-app/product/product-editing.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { columnsFor, rememberColumn } from "./remembered-columns.ts";

const PROGRESS_INTERVAL_MS = 500;

/** The table and what its columns mean. */
function useSheet() {
  const [sheet, setSheet] = useState<UploadedSheet>();
  const [columns, setColumns] = useState<(ProductColumn | null)[]>([]);

  function open(uploaded: UploadedSheet) {
    setSheet(uploaded);
    setColumns(columnsFor(uploaded.columns));
  }

  /** A column that another heading had goes over to this one. */
  function choose(place: number, column: ProductColumn | null) {
    setColumns((current) => current.map((other, index) => (index === place ? column : other === column ? null : other)));
    rememberColumn(sheet?.columns[place] ?? "", column);
  }

  return { sheet, columns, open, choose };
}

/** An import from its file to its end: each change of the columns checks again, and what is imported is what the check told. */
export function useImport() {
  const { sheet, columns, open, choose } = useSheet();
  const [leavesFaulty, setLeavesFaulty] = useState(false);
  const isKeyed = columns.includes("reference") || columns.includes("id");
  const query = { sheet: sheet?.id ?? 0, columns };
  const check = trpc.productTransfers.check.useQuery(query, {
    enabled: sheet !== undefined && isKeyed,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { versions = [], counts } = check.data ?? {};
  const input = { ...query, versions, created: counts?.created ?? 0, leaves_faulty: leavesFaulty };
  // Where only the reply was lost, asking again does nothing twice.
  const attempt = useRef<Attempt<typeof input>>(undefined);
  const run = useMutation({
    mutationFn: () => {
      attempt.current = attemptOf(attempt.current, input, undefined);
      return rpcClient.productTransfers.run.mutate(input, { context: { idempotencyKey: attempt.current.key } });
    },
    onSuccess: () => {
      attempt.current = undefined; // once undone, the same is imported again
    },
    onSettled: () => refreshProducts(), // it may be done all the same, and only the reply lost
  });
  const progress = trpc.productTransfers.progress.useQuery(
    { sheet: query.sheet },
    { enabled: run.isPending, refetchInterval: PROGRESS_INTERVAL_MS, staleTime: 0, gcTime: 0 },
  );

  return {
    sheet,
    columns,
    isKeyed,
    check,
    run,
    progress: run.isPending ? progress.data : undefined,
    leavesFaulty,
    setLeavesFaulty,
    open: (uploaded: UploadedSheet) => {
      open(uploaded);
      setLeavesFaulty(false);
      run.reset();
    },
    choose: (place: number, column: ProductColumn | null) => {
      choose(place, column);
      run.reset();
    },
    checkAgain: () => {
      run.reset();
      void check.refetch();
    },
    loadFaultyRows: () => rpcClient.productTransfers.faultyRows.query(query),
  };
}

export type Import = ReturnType<typeof useImport>;
