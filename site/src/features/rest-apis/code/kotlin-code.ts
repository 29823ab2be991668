import type { HarRequest } from './har-request.ts';

/** The request in Kotlin for OkHttp 5. */
export function kotlinCode({ method, url, headers, postData }: HarRequest): string {
  const imports = [
    ...(postData ? ['okhttp3.MediaType.Companion.toMediaType'] : []),
    'okhttp3.OkHttpClient',
    'okhttp3.Request',
    ...(postData || needsBody(method) ? ['okhttp3.RequestBody.Companion.toRequestBody'] : []),
  ];
  const fields = headers.map(
    ({ name, value }) => `    .header(${literal(name)}, ${literal(value)})\n`,
  );
  return [
    ...imports.map((name) => `import ${name}\n`),
    '\nval client = OkHttpClient()\n\n',
    ...(postData
      ? [
          `val body = ${literal(onOneLine(postData.text))}\n`,
          `    .toRequestBody(${literal(postData.mimeType)}.toMediaType())\n`,
        ]
      : []),
    'val request = Request.Builder()\n',
    `    .url(${literal(url)})\n`,
    ...fields,
    `    ${callOf(method, postData !== undefined)}\n`,
    '    .build()\n\n',
    'client.newCall(request).execute().use { response ->\n',
    '    println("${response.code} ${response.body.string()}")\n',
    '}\n',
  ].join('');
}

/** OkHttp requires a body for these methods. */
function needsBody(method: string): boolean {
  return method === 'POST' || method === 'PATCH';
}

function callOf(method: string, hasBody: boolean): string {
  const body = hasBody ? 'body' : needsBody(method) ? '"".toRequestBody()' : '';
  return `.${method.toLowerCase()}(${body})`;
}

/**
 * Minifies JSON, because line breaks would become escapes in the literal. Invalid JSON stays as
 * typed.
 */
function onOneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}

/** JSON escapes match those of Kotlin, except for templates and form feeds. */
function literal(text: string): string {
  return JSON.stringify(text)
    .replaceAll('$', String.raw`\$`)
    .replaceAll(/\\(.)/g, (escape, letter) => (letter === 'f' ? String.raw`\u000c` : escape));
}
