import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { traceCalls, type Actor, type InputOf } from '@keikka/contracts';
import { Needs } from '@keikka/server';
import { Input } from '../calls/input.js';
import { CurrentActor } from '../calls/request.js';
import { Route } from '../calls/route.js';
import { BrowserSpans } from './browser-spans.js';

/** Takes from our own pages what they measured of the requests that are traced. */
@ApiTags('trace')
@Controller()
export class TraceController {
  constructor(private readonly browserSpans: BrowserSpans) {}

  @Route(traceCalls.addSpans)
  @Needs('signedIn')
  addSpans(
    @Input() { spans }: InputOf<typeof traceCalls.addSpans>,
    @CurrentActor() actor: Actor,
  ): { added: number } {
    this.browserSpans.add(actor, spans);
    return { added: spans.length };
  }
}
