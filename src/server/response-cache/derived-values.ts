/** Values made of the content, each kept under its name until `clear`. What failed is made again. */
export type DerivedValues = {
  get: <Value>(name: string, derive: () => Promise<Value>) => Promise<Value>;
  clear: () => void;
};

/** Keeps what is derived of the content, made once for all who ask meanwhile. */
export function createDerivedValues(): DerivedValues {
  const values = new Map<string, Promise<unknown>>();
  return {
    get<Value>(name: string, derive: () => Promise<Value>): Promise<Value> {
      const known = values.get(name) as Promise<Value> | undefined; // of one name, all are made alike
      const value = known ?? derive();
      if (!known) {
        values.set(name, value);
        value.catch(() => values.get(name) === value && values.delete(name));
      }
      return value;
    },
    clear: () => values.clear(),
  };
}
