import type { MikroORM } from "@mikro-orm/postgresql";
import { Category } from "#server/category/category.entity.ts";
import { Product } from "#server/product/product.entity.ts";
import { Slide } from "#server/slide/slide.entity.ts";
import type { UploadStore } from "#server/media/upload-store.ts";

/** Whether nobody has put anything into this database yet. */
export async function isEmpty(orm: MikroORM): Promise<boolean> {
  const em = orm.em.fork();
  return (await em.count(Product)) + (await em.count(Category)) + (await em.count(Slide)) === 0;
}

/** Fills an empty database with the demo content, its pictures through the real upload pipeline. */
export async function seedDemoContent({
  orm,
  uploads,
  now,
  log,
}: {
  orm: MikroORM;
  uploads: UploadStore;
  now: Date;
  log: (line: string) => void;
}): Promise<void> {
  const { seedDemo } = await import("./seed-demo.ts"); // a page of prose that only the very first start needs
  const em = orm.em.fork();
  await seedDemo({
    em,
    now,
    log,
    storeImage: (sent) => uploads.storeImage(em, sent),
    storePdf: (sent) => uploads.storePdf(em, sent),
  });
}
