import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Program, runToEnd } from '../frontends/program.ts'
import { Content, contentKey } from '../harness/content.ts'
import { Scratch } from '../harness/scratch.ts'
import { fileOf, freePort, pageOf, until, walksFolder } from './walk.ts'

const CONFIGURATION = 'config/env/production/plugins.js'
const BUCKET = 'guide'

/** The only account that the local server accepts. */
const ACCOUNT = 'S3RVER'

/** Runs the private provider for Amazon S3 with a local server for the same protocol. */
export default async function providers(): Promise<void> {
  const page = await pageOf('providers')
  const scratch = await Scratch.create(await new Content(await contentKey()).database('default'))
  const port = await freePort()
  const bucket = join(scratch.app, '.s3')
  await mkdir(bucket)
  const s3 = new Program(`s3rver --silent --address 127.0.0.1 --port ${port} --directory ${bucket} --configure-bucket ${BUCKET}`, {
    packages: walksFolder,
    folder: scratch.app,
  })
  try {
    // The page's settings for S3-compatible services.
    const code = fileOf(page, CONFIGURATION).replace(
      'region:',
      `endpoint: 'http://127.0.0.1:${port}',\n          forcePathStyle: true,\n          region:`,
    )
    await scratch.write(CONFIGURATION, code)
    await until('The start of the S3 server', async () => (await fetch(`http://127.0.0.1:${port}/`)).status < 500)
    await writeFile(join(scratch.app, 'look.cjs'), LOOK)
    const env = {
      NODE_PATH: join(walksFolder, 'node_modules'),
      STRAPI_TELEMETRY_DISABLED: 'true',
      DATABASE_FILENAME: scratch.database,
      AWS_ACCESS_KEY_ID: ACCOUNT,
      AWS_ACCESS_SECRET: ACCOUNT,
      AWS_REGION: 'eu-west-3',
      AWS_BUCKET: BUCKET,
      AWS_SIGNED_URL_EXPIRES: '2',
    }
    await runToEnd('node look.cjs', { packages: walksFolder, folder: scratch.app, env })
  } finally {
    s3.stop()
    await scratch.remove()
  }
}

/** Runs inside the application, and checks the page's table. */
const LOOK = `
const assert = require('node:assert/strict');
const fs = require('node:fs');
const { createStrapi } = require('@strapi/strapi');

async function look() {
  const strapi = await createStrapi({ serveAdminPanel: false }).load();
  fs.writeFileSync('shopping.txt', 'Mussels, bread, lemon');
  const [file] = await strapi.plugin('upload').service('upload').upload({
    data: { fileInfo: {} },
    files: { filepath: 'shopping.txt', originalFilename: 'shopping.txt', mimetype: 'text/plain', size: 21 },
  });
  const name = file.hash + file.ext;
  const inBucket = () => fs.readdirSync('.s3/${BUCKET}', { recursive: true }).some((path) => String(path).includes(name));
  assert.equal(file.provider, 'aws-s3');
  assert.equal(fs.existsSync('public/uploads/' + name), false);
  assert.equal(inBucket(), true);
  // The stored URL lacks the port.
  assert.equal(file.url, 'http://127.0.0.1/${BUCKET}/' + name);

  const restaurants = strapi.documents('api::restaurant.restaurant');
  const { documentId } = await restaurants.findFirst({});
  await restaurants.update({ documentId, data: { cover: file.id } });
  const { cover } = await restaurants.findOne({ documentId, populate: ['cover'] });
  assert.equal(cover.isUrlSigned, true);
  assert.match(cover.url, /X-Amz-Expires=2&X-Amz-Signature=/);
  const response = await fetch(cover.url);
  assert.equal(response.status, 200);
  assert.equal(await response.text(), 'Mussels, bread, lemon');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const late = await fetch(cover.url);
  assert.equal(late.status, 403);
  assert.match(await late.text(), /Request has expired/);

  // With the address of a CDN, and with the default time.
  const provider = require('@strapi/provider-upload-aws-s3');
  const options = strapi.config.get('plugin::upload.providerOptions');
  const cdn = provider.init({ ...options, baseUrl: 'https://cdn.example.com' });
  const url = 'https://cdn.example.com/' + name;
  assert.deepEqual(await cdn.getSignedUrl({ ...file, url }), { url });
  const { signedUrlExpires, ...params } = options.s3Options.params;
  const patient = provider.init({ s3Options: { ...options.s3Options, params } });
  assert.match((await patient.getSignedUrl(file)).url, /X-Amz-Expires=900&/);
  process.exit(0);
}

look().catch((error) => {
  console.error(error);
  process.exit(1);
});
`
