import { expect, it } from "vitest";
import { SAVED_VIEWS_MAX } from "#contracts/saved-view/saved-view.ts";
import { aColleague } from "#server/testing/colleague.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const LIST = "/admin/dashboard/products";
const save = (name: string, search = "q=lampe", list = LIST) => server.call("POST", "savedViews.save", { list, name, search });
const views = (list = LIST) => server.call("GET", "savedViews.list", { list });

it("a person’s views of a list are kept by their names, apart from those of other lists and people", async () => {
  await save("Sans image", "only=without_image");
  await save("À relire", "q=brouillon");
  await save("À relire", "q=relire");
  await save("Autre", "q=x", "/admin/dashboard/blog");
  expect(await views()).toEqual([
    { name: "À relire", search: "q=relire" },
    { name: "Sans image", search: "only=without_image" },
  ]);
  const colleague = await aColleague(server);
  expect(await colleague.call("GET", "savedViews.list", { list: LIST })).toEqual([]);
  await server.call("POST", "savedViews.remove", { list: LIST, name: "À relire" });
  await server.call("POST", "savedViews.remove", { list: LIST, name: "À relire" });
  expect(await views()).toEqual([{ name: "Sans image", search: "only=without_image" }]);
});

it("a list without that name, a view without a filter and too many views are refused", async () => {
  expect(await save("x", "q=x", "/admin/people")).toMatchObject({ code: "invalid", issues: [{ path: "list" }] });
  expect(await save("x", "")).toMatchObject({ code: "invalid", issues: [{ path: "search" }] });
  const list = "/admin/dashboard/media";
  for (let n = 0; n < SAVED_VIEWS_MAX; n += 1) await save(`Vue ${n}`, "q=x", list);
  expect(await save("Une de trop", "q=x", list)).toMatchObject({ code: "invalid", message: expect.stringMatching("20 vues au plus") });
  expect(await save("Vue 3", "q=y", list)).toEqual({ success: true });
});
