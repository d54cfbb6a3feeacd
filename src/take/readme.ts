// The README of a project, in one of two languages. `name` is letters, digits and hyphens, so it is safe wherever it stands.
import type { Locale } from '../model/localized.ts';

const japanese = (name: string): string => `# ${name}

手元のツール定義を、そのまま公開するMCPサーバーです。プロトコル、引数の検証、テストは動きます。ツールの仕事の中身は、これから書きます。

Node.js 22.18以降（22系）か24以降で動きます。TypeScriptはNode.jsがそのまま読むので、ビルドは要りません。

\`\`\`sh
npm install
npm start
\`\`\`

\`npm start\`は標準入出力でクライアントを待ちます。HTTPで動かすときは、次のようにします。

\`\`\`sh
npm start -- --http 3790    # http://127.0.0.1:3790/mcp
\`\`\`

この機器の中からだけ届きます。\`Host\`と\`Origin\`は、SDKの検査が確かめます。認証はありません。

## 確かめる

\`\`\`sh
npm test         # 一覧、合う呼び出し、合わない呼び出し
npm run check    # 型の検査
\`\`\`

## つなぐ

Claude Code（このフォルダーで実行します）：

\`\`\`sh
claude mcp add ${name} -- node "$PWD/src/server.ts"
claude mcp add --transport http ${name} http://127.0.0.1:3790/mcp    # HTTPで動かしているとき
\`\`\`

MCP Inspector：

\`\`\`sh
npx @modelcontextprotocol/inspector --cli node src/server.ts --method tools/list
\`\`\`

## ファイル

| ファイル | 中身 |
|---|---|
| \`src/tools.json\` | ツール定義。書いたとおりの値です |
| \`src/examples.json\` | ツールごとに、受け付ける呼び出し、断る呼び出し、出力の例。定義を変えたら、ここも直します |
| \`src/handlers.ts\` | ツールの仕事。書くまでは、受け取った引数を示す仮の結果を返し、何も変えません |
| \`src/create-server.ts\` | 定義をSDKに登録します。引数と構造化された結果は、SDKがスキーマで検証します |
| \`src/server.ts\` | 標準入出力かHTTPで始めます |
| \`test/tools.test.ts\` | クライアントとサーバーを、ネットワークを使わずにつなぐテスト |

Nodeでは、SDKの検証器が\`format\`も検査します。
`;

const english = (name: string): string => `# ${name}

An MCP server that offers your tool definitions as you wrote them. Protocol, checking of arguments, and test are there; what the tools do is
yours to write.

Runs on Node.js 22.18 or later (of 22), or 24 and later, which read TypeScript by themselves: there is no build.

\`\`\`sh
npm install
npm start
\`\`\`

\`npm start\` waits for a client on stdin and stdout. For HTTP:

\`\`\`sh
npm start -- --http 3790    # http://127.0.0.1:3790/mcp
\`\`\`

Only this machine can reach it. \`Host\` and \`Origin\` are checked by the SDK. There is no authentication.

## Check it

\`\`\`sh
npm test         # the list, calls that fit, calls that do not
npm run check    # types
\`\`\`

## Connect

Claude Code, in this folder:

\`\`\`sh
claude mcp add ${name} -- node "$PWD/src/server.ts"
claude mcp add --transport http ${name} http://127.0.0.1:3790/mcp    # where it runs over HTTP
\`\`\`

MCP Inspector:

\`\`\`sh
npx @modelcontextprotocol/inspector --cli node src/server.ts --method tools/list
\`\`\`

## Files

| file | holds |
|---|---|
| \`src/tools.json\` | the definitions, as you wrote them |
| \`src/examples.json\` | for each tool a call that is accepted, one that is refused, and an example of its output. Change it with the definitions |
| \`src/handlers.ts\` | what the tools do. Until you write it, a tool answers with a placeholder that shows what it received, and changes nothing |
| \`src/create-server.ts\` | registers the definitions with the SDK, which checks arguments and structured results against the schemas |
| \`src/server.ts\` | starts it, on stdin and stdout or over HTTP |
| \`test/tools.test.ts\` | the test: a client and the server, without a network |

On Node the SDK's validator also checks \`format\`.
`;

/** The text of `README.md`. */
export function readmeText(name: string, locale: Locale): string {
  return locale === 'ja' ? japanese(name) : english(name);
}
