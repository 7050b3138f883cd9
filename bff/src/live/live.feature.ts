import type { Feature } from '../feature.js';
import { Handshakes } from './handshake.js';
import { LivePush } from './live-push.js';
import { LiveSessions } from './live-sessions.js';
import { LiveSockets } from './live-sockets.js';
import { LiveGateway } from './live.gateway.js';
import { PersonChannel } from './person-channel.js';
import { Presence } from './presence.js';
import { Supplied } from './supplied.js';

export const liveFeature: Feature = {
  providers: [
    LivePush,
    LiveSockets,
    LiveSessions,
    Handshakes,
    PersonChannel,
    Presence,
    Supplied,
    LiveGateway,
  ],
};
