import { warnOfCommitSubjects } from "./commit-subjects.ts";
import { failedStaticChecks } from "./static-checks.ts";

const failed = await failedStaticChecks();
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
warnOfCommitSubjects();
