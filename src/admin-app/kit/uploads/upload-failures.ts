/** State of an upload: on its way (`share` from 0 to 1), refused before it was sent (`fault`), or failed (`reason`). A
 *  failure is for good when it is `isFinal`. */
export type UploadState = { key: string; name: string; share: number; fault?: string; reason?: string; isFinal?: boolean };

/** Content of one alert; `names` are its files. */
export type UploadFailure = { keys: string[]; names: string[]; message: string; reason?: string; canRetry: boolean };

/** The failures among uploads. Files that were not taken for one and the same reason are one of them: ten pictures
 *  dropped while the server is away make one alert, not ten. */
export function failuresOf(uploads: UploadState[], failed: (files: string[]) => string): UploadFailure[] {
  const faults = uploads.flatMap(({ key, name, fault }) =>
    fault === undefined ? [] : [{ keys: [key], names: [name], message: fault, canRetry: false }],
  );
  const notTaken = uploads.flatMap(({ reason, ...upload }) => (reason === undefined ? [] : [{ ...upload, reason }]));
  const together = [...Map.groupBy(notTaken, ({ reason }) => reason)].map(([reason, alike]) => {
    const names = alike.map(({ name }) => name);
    return { keys: alike.map(({ key }) => key), names, message: failed(names), reason, canRetry: alike.some(({ isFinal }) => !isFinal) };
  });
  return [...faults, ...together];
}
