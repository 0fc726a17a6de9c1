import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { recognizeShop, type Shop } from "#contracts/product/known-shops.ts";
import {
  type ImportInput,
  type ImportQuery,
  type ProductColumn,
  SHOP_COLUMNS,
  guessColumns,
  PRODUCT_COLUMNS,
} from "#contracts/product/product-transfer.ts";
import type { UploadedSheet } from "#contracts/spreadsheet/sheet.ts";
import { type Attempt, attemptOf } from "#admin-app/kit/editor/saving/save.ts";
import { notifyChangeFailure, notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { refreshProducts } from "../product-editing.ts";
import { isWorthRetrying, rpcClient, trpc } from "#admin-app/rpc.ts";
import { uploadFile } from "#admin-app/kit/uploads/upload-file.ts";
import { SHEET_UPLOAD } from "#admin-app/kit/uploads/sheet-upload.ts";

const PROGRESS_INTERVAL_MS = 500;

/** The table and what its columns mean: `shop` where it is read as the export of a shop, which may be `recognized`
 *  without. */
function useSheet() {
  const [sheet, setSheet] = useState<UploadedSheet>();
  const [columns, setColumns] = useState<(ProductColumn | null)[]>([]);
  const [shop, setShop] = useState<Shop>();
  const recognized = sheet && recognizeShop(sheet.columns);

  function open(uploaded: UploadedSheet) {
    setSheet(uploaded);
    setColumns(chooseColumns(uploaded.columns));
    setShop(recognizeShop(uploaded.columns));
  }

  const close = () => setSheet(undefined);

  /** A column that another heading had goes over to this one. */
  function choose(position: number, column: ProductColumn | null) {
    setColumns((current) => current.map((other, index) => (index === position ? column : other === column ? null : other)));
    rememberColumn(sheet?.columns[position] ?? "", column);
  }

  const meaning = shop ? { columns: [...SHOP_COLUMNS], shop } : { columns };
  const isKeyed = shop !== undefined || columns.includes("reference") || columns.includes("id");
  return { sheet, columns, meaning, isKeyed, recognized, shop, setShop, open, close, choose };
}

/** Sends the file again, with where its table is. */
function useReadAgain(onRead: (sheet: UploadedSheet) => void) {
  const file = useRef<File>(undefined);
  const reading = useMutation({
    mutationFn: (fields: Record<string, string>) => {
      const controls = { signal: new AbortController().signal, onProgress: () => {} };
      if (!file.current) throw new TypeError("No file was sent yet.");
      return uploadFile(file.current, { ...SHEET_UPLOAD.target, fields }, controls);
    },
    onSuccess: onRead,
    onError: (error) => notifyFailure("Le fichier n’a pas pu être lu ainsi", error),
  });
  const remember = (sent: File) => {
    file.current = sent;
  };
  return { remember, reading };
}

/** The import itself, and how far it is. */
function useRun(input: ImportInput) {
  // Where only the reply was lost, asking again does nothing twice.
  const attempt = useRef<Attempt<typeof input>>(undefined);
  const stop = useMutation({
    mutationFn: () => rpcClient.productTransfers.stop.mutate({ sheet: input.sheet }),
    retry: isWorthRetrying,
    onError: (error) => notifyChangeFailure("L’import n’a pas pu être arrêté", error),
  });
  const run = useMutation({
    onMutate: () => stop.reset(),
    mutationFn: () => {
      attempt.current = attemptOf(attempt.current, { input, version: undefined });
      return rpcClient.productTransfers.run.mutate(input, { context: { idempotencyKey: attempt.current.key } });
    },
    onSuccess: () => {
      attempt.current = undefined; // once undone, the same is imported again
    },
    onSettled: () => refreshProducts(), // it may be done all the same, and only the reply lost
  });
  const progress = trpc.productTransfers.progress.useQuery(
    { sheet: input.sheet },
    { enabled: run.isPending, refetchInterval: PROGRESS_INTERVAL_MS, staleTime: 0, gcTime: 0 },
  );
  return { run, stop, progress: run.isPending ? progress.data : undefined };
}

/** The effect of the import. */
function useCheck(query: ImportQuery, enabled: boolean) {
  return trpc.productTransfers.check.useQuery(query, {
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Makes a choice forget how an earlier run ended, which is not true of other choices. */
function createReset(run: { reset: () => void }) {
  return <Chosen extends unknown[]>(choose: (...chosen: Chosen) => void) =>
    (...chosen: Chosen) => {
      choose(...chosen);
      run.reset();
    };
}

/** Runs an import from its file to its end: each change of the columns checks again, and the import does what the check
 *  showed. */
export function useImport() {
  const { sheet, columns, meaning, isKeyed, recognized, shop, setShop, open, close, choose } = useSheet();
  const [choices, setChoices] = useState({ copies_files: false, redirects: false });
  const [leavesFaulty, setLeavesFaulty] = useState(false);
  const [idMismatch, setIdMismatch] = useState<ImportQuery["id_mismatch"]>();
  const query = { sheet: sheet?.id ?? 0, ...meaning, id_mismatch: idMismatch, ...choices };
  const check = useCheck(query, sheet !== undefined && isKeyed);
  const { versions = [], counts } = check.data ?? {};
  const input = { ...query, versions, created: counts?.created ?? 0, leaves_faulty: leavesFaulty };
  const { run, stop, progress } = useRun(input);

  /** Chooses, for the export of a shop, that files of other sites are copied and old URLs redirected. */
  const startChoices = (isShop: boolean) => setChoices({ copies_files: isShop, redirects: isShop });

  function start(uploaded: UploadedSheet) {
    open(uploaded);
    startChoices(recognizeShop(uploaded.columns) !== undefined);
    setLeavesFaulty(false);
    setIdMismatch(undefined);
    run.reset();
  }
  const { remember, reading } = useReadAgain(start);
  const resetting = createReset(run);

  return {
    sheet,
    columns,
    recognized,
    shop,
    setShop: resetting((chosen: Shop | undefined) => {
      setShop(chosen);
      startChoices(chosen !== undefined);
    }),
    choices,
    changeChoices: resetting((changed: Partial<typeof choices>) => setChoices({ ...choices, ...changed })),
    isKeyed,
    check,
    run,
    stop,
    progress,
    leavesFaulty,
    setLeavesFaulty,
    idMismatch,
    setIdMismatch: resetting(setIdMismatch),
    open: (uploaded: UploadedSheet, sent: File) => {
      remember(sent);
      start(uploaded);
    },
    close,
    readAgain: reading.mutate,
    isReading: reading.isPending,
    choose: resetting(choose),
    checkAgain: () => {
      run.reset();
      void check.refetch();
    },
    loadFaultyRows: () => rpcClient.productTransfers.faultyRows.query(query),
  };
}

export type Import = ReturnType<typeof useImport>;

const KEY = "admin-import-columns";

type Columns = (ProductColumn | null)[];

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // written by something else
  }
}

function columnOf(stored: unknown): ProductColumn | null | undefined {
  return stored === null ? null : PRODUCT_COLUMNS.find((column) => column === stored);
}

/** Chooses the columns of a table's headings: as this browser last chose for each, else as they read. No column
 *  twice. */
function chooseColumns(headings: string[]): Columns {
  const stored = readAll();
  const guessed = guessColumns(headings);
  const found = new Set<ProductColumn>();
  return headings.map((heading, index) => {
    const chosen = columnOf(stored[heading]);
    const column = chosen === undefined ? (guessed[index] ?? null) : chosen;
    if (column === null || found.has(column)) return null;
    found.add(column);
    return column;
  });
}

/** Remembers what a heading means in this browser. */
function rememberColumn(heading: string, column: ProductColumn | null): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [heading]: column }));
}
