/** Names of stored files: 32 random digits, and an ending that says what they are. */
export const STORED_NAME = /^[0-9a-f]{32}\.(?:webp|pdf)$/;

/** The name of a stored file without its ending, with which the names of everything made of it begin. */
export function bareName(filename: string): string {
  return filename.slice(0, 32);
}
