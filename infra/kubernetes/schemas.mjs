/**
 * What of a resource is not as the published schema of its kind wants it.
 * @param {import('./faults.mjs').Resource & { apiVersion?: string }} resource
 * @returns {Promise<string[]>}
 */
export async function schemaFaultsOf(resource) {
  const { apiVersion = '', kind, metadata } = resource;
  const models = await import(`kubernetes-models/${apiVersion}`);
  try {
    new models[kind](resource).validate();
    return [];
  } catch (error) {
    return [`${kind} ${metadata.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
