import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Lints texts that stand in no file: reads `[{filePath, code}]` (paths from the root) from standard input and writes
 * for each the messages of the workspace's own configuration. Typed rules are off, since they need a file on disk.
 */
const planted = JSON.parse(await text(process.stdin));
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const findings = [];
for (const { filePath, code } of planted) {
  const [result] = await eslint.lintText(code, { filePath });
  findings.push(result.messages.map(({ ruleId, message, fatal }) => ({ ruleId, message, fatal })));
}
process.stdout.write(JSON.stringify(findings));
