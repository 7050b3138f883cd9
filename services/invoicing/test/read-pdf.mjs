// The text of each page of PDFs: base64 on one line of the input each, JSON on one line of the output.
import { extractText, getDocumentProxy } from 'unpdf';

let input = '';
for await (const chunk of process.stdin) input += chunk;
const read = async (/** @type {string} */ line) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(line, 'base64'))), {
    mergePages: false,
  });
  return text;
};
const pages = [];
for (const line of input.split('\n').filter(Boolean)) pages.push(await read(line));
process.stdout.write(JSON.stringify(pages));
