import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Lints texts that are in no file: reads `[{filePath, code}]` (paths from the root) from standard input and writes for
 * each the messages of the workspace's own configuration. Typed rules need a file on disk, so they are on only where a
 * text is `typed` and takes the place of an existing file.
 */
const planted = JSON.parse(await text(process.stdin));
const withTypes = new ESLint();
const withoutTypes = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked, { rules: { 'keikka/route-names-tenant': 'off' } }],
});
const findings = [];
for (const { filePath, code, typed } of planted) {
  const [result] = await (typed ? withTypes : withoutTypes).lintText(code, { filePath });
  findings.push(result.messages.map(({ ruleId, message, fatal }) => ({ ruleId, message, fatal })));
}
process.stdout.write(JSON.stringify(findings));
