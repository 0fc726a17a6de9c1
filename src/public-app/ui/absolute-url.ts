/** An address of this site as other sites must write it; an address elsewhere stays as it is. */
export function absoluteUrl(publicUrl: string, address: string): string {
  return /^https?:\/\//i.test(address) ? address : publicUrl + address;
}
