interface Emitter<Value> {
  emit: (value: Value) => void;
  subscribe: (listener: (value: Value) => void) => () => void;
}

export function createEmitter<Value>(): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
