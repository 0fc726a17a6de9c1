/** Integers one after the other, in memory that doubles when it is full. What was added stays as it is. */
export class IntList {
  values = new Int32Array(4);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** The same of numbers of any kind. */
export class FloatList {
  values = new Float64Array(4);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Float64Array(this.length * 2);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}
