type Numbers = Int32Array | Float64Array;

/** Numbers one after the other, in memory that doubles when it is full. What was added stays as it is. */
abstract class GrowingList<Values extends Numbers> {
  abstract values: Values;
  length = 0;

  protected abstract allocate(length: number): Values;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = this.allocate(this.length * 2);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

const FIRST_LENGTH = 4;

export class IntList extends GrowingList<Int32Array> {
  values = new Int32Array(FIRST_LENGTH);

  protected allocate(length: number): Int32Array<ArrayBuffer> {
    return new Int32Array(length);
  }
}

export class FloatList extends GrowingList<Float64Array> {
  values = new Float64Array(FIRST_LENGTH);

  protected allocate(length: number): Float64Array<ArrayBuffer> {
    return new Float64Array(length);
  }
}
